// Apart from the schemas of `account.ts`: screens say it, and zod must not reach the browser with it (decision 001).

/** Told who asks for what would outlast a new password, while nobody has shown that the account's address is theirs. */
export const EMAIL_NOT_VERIFIED =
  "Confirm your email address first, with the link in our email. Your account’s page can send it again.";

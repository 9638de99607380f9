/** Signs the cookies of every test's server, so that tests can sign some too. */
export const SESSION_SECRET = "the secret of the tests, longer than 32 characters";

import { sentEmpty, type Screen } from "./screen";

/** The screens of accounts, by the route that draws them. */
export const ACCOUNTS: Record<string, Screen[]> = {
  "routes/sign-in_.code": [
    { name: "the second step of signing in", who: "halfway", path: "/sign-in/code", title: "Enter Your Code" },
    {
      name: "the second step of signing in with errors",
      who: "halfway",
      path: "/sign-in/code",
      title: "Enter Your Code",
      ...sentEmpty("#code"),
    },
  ],
  "routes/sign-out": [{ name: "sign-out", who: "patient", path: "/sign-out", title: "Sign Out" }],
  "routes/register": [
    { name: "registration with errors", path: "/register", title: "Create an Account", ...sentEmpty("#register") },
    {
      ...{
        name: "registration with a mail on its way",
        path: "/register",
        title: "Check Your Email",
        until: "Check Your Email",
      },
      steps: [
        { fill: "#register [name=firstName]", with: "Zadie" },
        { fill: "#register [name=lastName]", with: "Quill" },
        { fill: "#register [name=email]", with: "zadie.quill@example.org" },
        { fill: "#register [name=password]", with: "three kind words more" },
        { press: "#register button[type=submit]" },
      ],
    },
  ],
  "routes/reset-password._index": [
    { name: "reset with errors", path: "/reset-password", title: "Set a New Password", ...sentEmpty("#reset") },
    {
      ...{
        name: "reset with a mail on its way",
        path: "/reset-password",
        title: "Check Your Email",
        until: "Check Your Email",
      },
      steps: [
        { fill: "#reset [name=email]", with: "zadie.quill@example.org" },
        { press: "#reset button[type=submit]" },
      ],
    },
  ],
  "routes/reset-password.$token": [
    { name: "a new password", path: ({ tokens }) => `/reset-password/${tokens.reset}`, title: "Choose a New Password" },
    {
      name: "a new password with errors",
      path: ({ tokens }) => `/reset-password/${tokens.reset}`,
      title: "Choose a New Password",
      ...sentEmpty("#new-password"),
    },
    { name: "a reset’s link that has ended", path: "/reset-password/used-before", title: "This Link No Longer Works" },
  ],
  "routes/verify-email.$token": [
    {
      name: "an address to confirm",
      path: ({ tokens }) => `/verify-email/${tokens.verify}`,
      title: "Confirm Your Address",
    },
    {
      name: "an address to confirm with errors",
      path: ({ tokens }) => `/verify-email/${tokens.verify}`,
      title: "Confirm Your Address",
      ...sentEmpty("#confirm"),
    },
    {
      name: "a confirmation’s link that has ended",
      path: "/verify-email/used-before",
      title: "This Link No Longer Works",
    },
  ],
  "routes/account": [
    { name: "a patient’s account", who: "patient", path: "/account", title: "Your Account" },
    {
      name: "a patient’s account with errors",
      who: "patient",
      path: "/account",
      title: "Your Account",
      ...sentEmpty("#password"),
    },
    { name: "a specialist’s account", who: "specialist", path: "/account", title: "Your Account" },
    { name: "an account whose address is not proven", who: "unproven", path: "/account", title: "Your Account" },
    { name: "an administrator’s account", who: "administrator", path: "/account", title: "Your Account" },
  ],
  "routes/account_.second-factor": [
    { name: "the second step to be set up", who: "patient", path: "/account/second-factor", title: "Second Step" },
    {
      name: "the second step to be set up with errors",
      who: "patient",
      path: "/account/second-factor",
      title: "Second Step",
      ...sentEmpty("#confirm"),
    },
    {
      name: "the second step of an administrator",
      who: "administrator",
      path: "/account/second-factor",
      title: "Second Step",
    },
    {
      name: "the second step before the address is proven",
      who: "unproven",
      path: "/account/second-factor",
      title: "Second Step",
    },
    {
      ...{
        name: "the recovery codes",
        who: "guarded",
        path: "/account/second-factor",
        title: "The Second Step Is On",
        until: "The Second Step Is On",
      },
      steps: [
        { fill: "#confirm [name=currentPassword]", with: ({ password }) => password },
        { fill: "#confirm [name=code]", with: (cast) => cast.code() },
        { press: "#confirm button[type=submit]" },
      ],
    },
  ],
};

import { setNonce } from "get-nonce";

// The scroll lock behind a dialog puts in a style element, which the
// Content-Security-Policy allows only with this page's nonce. A script's nonce
// can be read as a property, never as an attribute.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

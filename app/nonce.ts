import { createContext, useContext } from "react";

/**
 * The Content-Security-Policy nonce of the response that is being rendered, set in entry.server only. In the browser it
 * is the empty string, which is also what a browser shows for the attribute, so hydration sees no difference.
 */
export const NonceContext = createContext("");
export const useNonce = () => useContext(NonceContext);

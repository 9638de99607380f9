/**
 * A message for the visitor, made on the server: a toast in a browser with
 * script, a notice in the page without.
 */
export type ToastMessage = { title: string; description?: string; variant?: "default" | "destructive" };

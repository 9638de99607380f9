/** React's types name only the entry that the bundler's conditions choose. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

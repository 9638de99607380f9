declare module "template-entry" {
  import type { HandleDocumentRequestFunction } from "@remix-run/node";
  const handleRequest: HandleDocumentRequestFunction;
  export default handleRequest;
}

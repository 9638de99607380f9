import { useBrowserZone } from "~/components/use-browser-zone";

/**
 * Tells the server, with a form that opens an account or lets somebody into it, by which clock its owner lives. Without
 * script it says nothing.
 */
export const BrowserZoneField = () => <input type="hidden" name="browserZone" value={useBrowserZone() ?? ""} />;

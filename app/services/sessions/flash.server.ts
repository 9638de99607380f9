import type { AppContext } from "~/context";
import type { ToastMessage } from "~/domain/toast";

/** What the page after a redirect is told, once. */
export type Flash = {
  toast?: ToastMessage;
  /** Of a stored appointment request. */
  reference?: string;
  /** The address that an email was sent to, as it was typed. In a cookie, because no address of a page may hold it. */
  sentTo?: string;
};

/** Reads the flash without taking it away: several loaders of one page may look. */
export async function readFlash(request: Request, { cookies }: Pick<AppContext, "cookies">): Promise<Flash | null> {
  return (await cookies.flash.parse(request.headers.get("cookie"))) as Flash | null;
}

/** `Set-Cookie` that leaves a flash for the next page. */
export const setFlash = (flash: Flash, { cookies }: Pick<AppContext, "cookies">) => cookies.flash.serialize(flash);

/** `Set-Cookie` that takes it away once shown. */
export const clearFlash = ({ cookies }: Pick<AppContext, "cookies">) => cookies.flash.serialize("", { maxAge: 0 });

import {
  Link as BrowserLink,
  NavLink as BrowserNavLink,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from "@remix-run/react";
import { forwardRef, type ReactNode, type Ref } from "react";

/**
 * An address that the router gives back as it was given: from the root, in letters that mean themselves, no part there
 * but empty.
 */
const WHOLE = /^(?:\/|(?:\/[\w-][\w.-]*)+)(?:\?[^#]+)?(?:#.+)?$/s;
/** One that is the same in any case and encoding, too. */
const PLAIN = /^(?:\/[a-z0-9-]+)+$/;

/**
 * A link as the server writes it. Remix's own asks the router where it leads from here, and gets ready to fetch ahead:
 * a page has dozens, and none of it is to be seen in the HTML.
 */
function WrittenLink(props: Omit<LinkProps, "state"> & { state?: unknown }, ref: Ref<HTMLAnchorElement>) {
  const {
    to,
    children,
    discover = "render",
    reloadDocument,
    prefetch: _p,
    replace: _r,
    state: _s,
    relative: _l,
    preventScrollReset: _k,
    viewTransition: _v,
    ...rest
  } = props;
  if (typeof to !== "string" || !WHOLE.test(to)) return <BrowserLink {...props} ref={ref} />;
  return (
    <a {...rest} href={to} {...(discover === "render" && !reloadDocument ? { "data-discover": "true" } : {})}>
      {children}
    </a>
  );
}

type PlaceProps = Omit<NavLinkProps, "className" | "style" | "children" | "caseSensitive" | "aria-current"> & {
  to: string;
  className?: string;
  children?: ReactNode;
};

/**
 * Whether an address of lower-case letters leads to a path or, unless that is its `end`, to a part of it: as Remix's
 * own link says it.
 */
function leadsTo(to: string, pathname: string, end = false): boolean {
  const here = pathname.toLowerCase();
  return here === to || (!end && here.startsWith(`${to}/`));
}

function WrittenNavLink(props: PlaceProps, ref: Ref<HTMLAnchorElement>) {
  const { pathname } = useLocation();
  const { to, end = false, className, ...rest } = props;
  if (!PLAIN.test(to)) return <BrowserNavLink {...props} ref={ref} />;
  const isHere = leadsTo(to, pathname, end);
  return (
    <Link
      {...rest}
      to={to}
      {...(isHere ? { "aria-current": "page" } : {})}
      className={[className, isHere && "active"].filter(Boolean).join(" ")}
    />
  );
}

/** A link within the site: in the browser Remix's own. */
export const Link = import.meta.env.SSR ? forwardRef(WrittenLink) : BrowserLink;
/** A link of a navigation, which says when it leads to where one is. */
export const NavLink = import.meta.env.SSR ? forwardRef(WrittenNavLink) : BrowserNavLink;

import { Link, useRouteLoaderData } from "@remix-run/react";

/** The way in, or to one's account once in. */
export function AccountLink({ className, onChoose }: { className: string; onChoose?: (() => void) | undefined }) {
  const data = useRouteLoaderData("root") as { user?: { firstName: string } | null } | undefined;
  return (
    <Link to={data?.user ? "/account" : "/sign-in"} prefetch="intent" {...(onChoose ? { onClick: onChoose } : {})} className={className}>
      {data?.user ? "Account" : "Sign In"}
    </Link>
  );
}

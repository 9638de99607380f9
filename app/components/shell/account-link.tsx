import { Link, useRouteLoaderData } from "@remix-run/react";

/** The way in, or to one's account once in. */
export function AccountLink({ className, onChoose }: { className: string; onChoose?: (() => void) | undefined }) {
  const data = useRouteLoaderData("root") as { isSignedIn?: boolean } | undefined;
  return (
    <Link to={data?.isSignedIn ? "/account" : "/sign-in"} prefetch="intent" {...(onChoose ? { onClick: onChoose } : {})} className={className}>
      {data?.isSignedIn ? "Account" : "Sign In"}
    </Link>
  );
}

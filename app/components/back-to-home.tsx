import { prefetchProps } from "~/components/prefetch";
import { Link } from "~/components/ui/link";
import { Arrow } from "./arrow";
import { useWords } from "./words";

/** The way back that every inner screen has (APP-20). */
export function BackToHome() {
  const { t } = useWords();
  return (
    <Link
      to="/"
      {...prefetchProps}
      className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link"
    >
      <Arrow to="back" /> {t("Back to Home")}
    </Link>
  );
}

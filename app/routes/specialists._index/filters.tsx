import { createPath, Form, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { SPECIALTIES } from "~/domain/providers/constants";
import { directoryPath, parseDirectoryQuery, SORTS, type DirectoryQuery } from "~/domain/providers/directory";

/** How long typing rests before the list follows. */
const TYPING_REST_MS = 250;

const askedFor = (form: HTMLFormElement): DirectoryQuery =>
  parseDirectoryQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/**
 * Search, specialty and sort as a GET form: the address says what is shown and
 * can be shared. With script the list follows every change; the button stays
 * for those who look for one.
 */
export function Filters({ query }: { query: DirectoryQuery }) {
  const { t } = useWords("directory");
  const navigate = useNavigate();
  const { location: destination } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hydrated = useRef(false);
  /** The addresses that these fields have asked for and that have not come yet, oldest first. */
  const asked = useRef<string[]>([]);

  /** Shows what the fields ask for, under its one address: parsed as the server would, empty fields left out. */
  const show = (options: { replace: boolean; preventScrollReset?: boolean }) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const path = directoryPath(askedFor(form.current));
    asked.current.push(path);
    navigate(path, options);
  };

  // The address can change without these fields (Clear Filters, Back): they follow,
  // except the one that somebody is typing in. They don't follow what they asked for
  // themselves: whoever goes on choosing while a list is on its way is ahead of it.
  // The first time it is the other way round: what was entered before the script
  // arrived is what is asked for.
  useEffect(() => {
    if (!form.current) return;
    if (!hydrated.current) {
      hydrated.current = true;
      const { page } = query;
      if (directoryPath({ ...askedFor(form.current), page }) !== directoryPath(query)) {
        timer.current = setTimeout(() => show({ replace: true, preventScrollReset: true }));
      }
      return;
    }
    const own = asked.current.lastIndexOf(directoryPath(query));
    if (own !== -1) {
      asked.current.splice(0, own + 1);
      return;
    }
    asked.current = [];
    const values = { search: query.search, specialty: query.specialty ?? "", sort: query.sort };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
      const typing = field === document.activeElement && field instanceof HTMLInputElement;
      if (!typing && field.value !== value) field.value = value;
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the address has changed
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever follows a link right after typing wants to go there.
  useEffect(() => {
    if (destination && !asked.current.includes(createPath(destination))) clearTimeout(timer.current);
  }, [destination]);
  // The state says so only once it is rendered: on a busy machine the pause would be over before that.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) =>
      void ((target as Element).closest("a[href]") && clearTimeout(timer.current));
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);

  const follow = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const typing = (event.target as HTMLElement).tagName === "INPUT";
    timer.current = setTimeout(() => show({ replace: true, preventScrollReset: true }), typing ? TYPING_REST_MS : 0);
  };
  const clear = () => {
    clearTimeout(timer.current);
    const search = form.current?.elements.namedItem("search") as HTMLInputElement | null;
    if (search) search.value = "";
  };

  return (
    <Form
      ref={form}
      method="get"
      action="/specialists"
      role="search"
      aria-label={t("Specialists")}
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        show({ replace: false });
      }}
      className="mt-8 grid grid-cols-1 gap-4 card p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-[2fr_1.4fr_1.2fr_auto_auto] lg:items-end"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <label htmlFor="search" className="mb-1 block text-sm font-semibold">
          {t("Search")}
        </label>
        <input
          id="search"
          name="search"
          type="search"
          defaultValue={query.search}
          maxLength={100}
          autoComplete="off"
          placeholder={t("Diabetes, menopause, running…")}
          className="field-input placeholder:text-muted"
        />
      </div>
      <div>
        <label htmlFor="specialty" className="mb-1 block text-sm font-semibold">
          {t("Specialty")}
        </label>
        <select id="specialty" name="specialty" defaultValue={query.specialty ?? ""} className="field-input">
          <option value="">{t("All specialties")}</option>
          {SPECIALTIES.map((specialty) => (
            <option key={specialty} value={specialty}>
              {t(specialty)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="sort" className="mb-1 block text-sm font-semibold">
          {t("Sort by")}
        </label>
        <select id="sort" name="sort" defaultValue={query.sort} className="field-input">
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn btn-primary">
        {t("Search")}
      </button>
      <Link to="/specialists" onClick={clear} preventScrollReset className="btn btn-secondary">
        {t("Clear Filters")}
      </Link>
    </Form>
  );
}

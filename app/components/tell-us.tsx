import { useBrand } from "./use-brand";

/**
 * The way to say that something recorded is wrong. The mail's address holds no
 * personal data: `about` is our own word for the kind of entry, like "appointment".
 */
export function TellUs({ about }: { about: string }) {
  const { supportEmail } = useBrand();
  return (
    <a
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Something is wrong in my record (${about})`)}`}
      className="link no-print inline-flex min-h-11 items-center text-[0.9375rem]"
    >
      Something wrong? Tell us<span className="sr-only"> about this {about}</span>
    </a>
  );
}

import { useBrand } from "./use-brand";

/** Support's address and number, to be put into a sentence. */
export function useContactLinks() {
  const brand = useBrand();
  return {
    email: (
      <a className="wrap-anywhere link" href={`mailto:${brand.supportEmail}`}>
        <bdi>{brand.supportEmail}</bdi>
      </a>
    ),
    phone: (
      <a className="link" href={brand.phoneHref}>
        <bdi>{brand.supportPhone}</bdi>
      </a>
    ),
  };
}

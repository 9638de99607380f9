/** What a public page says of itself to whoever shows a link to it. */
export type LinkPreview = {
  /** The address that it was made for: within the app others follow, of which it is not true. */
  at: string;
  /** Where the page is known by; `null` where nobody has said what our host is called. */
  canonical: string | null;
  tags: ({ property: string; content: string } | { name: string; content: string })[];
};

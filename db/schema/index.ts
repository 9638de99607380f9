/** The tables, a file per aggregate. Queries import from here. */
export * from "./accounts";
export * from "./appointments";
export * from "./audit";
export * from "./audit-seals";
export * from "./conversations";
export * from "./documents";
export * from "./emergency";
export * from "./mails";
export * from "./providers";
export * from "./records";
export * from "./rooms";
export * from "./search";
export * from "./vitals";

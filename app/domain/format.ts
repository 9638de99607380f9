const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const integer = new Intl.NumberFormat("en-US");

/** Dollars from text or number: `$95`, or `$95.50` where there are cents. */
export function formatDollars(amount: string | number): string {
  const value = Number(amount);
  return (Number.isInteger(value) ? whole : dollars).format(value);
}

/** A whole number with separators: `12,480`. Most have none, and `Intl` is dear. */
export const formatCount = (count: number) =>
  count >= 0 && count < 1000 && Number.isInteger(count) ? String(count) : integer.format(count);

/** A number with its noun: `1 review`, `2 reviews`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

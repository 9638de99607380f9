/**
 * Marks that only set the direction of what stands beside them; dates that an Arabic browser writes are full of them.
 */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/**
 * Digits as they are typed on Arabic and Persian keyboards, and the marks between them, as a number is read here:
 * `٨٢٫٥` is `82.5`, `۱٬۰۰۰` is `1000`, `٨٢،٥` is `82,5`.
 */
export const latinDigits = (text: string): string =>
  text
    .replace(DIRECTION_MARKS, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/(?<=\d)٫(?=\d)/g, ".")
    .replace(/(?<=\d)٬(?=\d)/g, "")
    .replace(/(?<=\d)،(?=\d)/g, ",");

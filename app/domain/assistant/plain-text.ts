/**
 * Characters that nobody sees: tags (U+E0000 to E007F), variation selectors,
 * zero-width ones, direction overrides. They carry instructions past a reader's
 * eye, or turn text around.
 */
// eslint-disable-next-line no-misleading-character-class -- single code points, each of them meant
const INVISIBLE = /[\u{E0000}-\u{E007F}\u{FE00}-\u{FE0F}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** Elements whose content is no text. */
const SCRIPTS = /<(script|style|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi;
const MARKDOWN_LINK = /!?\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g;
/** A scheme and what follows; a bare www address; a bare domain with a path. */
const ADDRESS =
  /\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|javascript:|data:|vbscript:|www\.)\S+|(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|ru|cn|info|biz|xyz|example|invalid)(?:\/\S*)?/gi;

/** What can hide in text on its way in or out: invisible and control characters. Line ends become LF. */
export const visibleText = (value: string) => value.replace(/\r\n?/g, "\n").replace(INVISIBLE, "").replace(CONTROL, "");

const withoutMarkup = (value: string) =>
  visibleText(value).replace(COMMENT, "").replace(SCRIPTS, "").replace(MARKDOWN_LINK, "$1").replace(TAG, "");
const withoutAddresses = (value: string) =>
  value
    .replace(ADDRESS, "(link removed)")
    .replace(/[*_#`]{2,}/g, "")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n");

/**
 * A model's output as the plain text it was to be: no markup, no addresses to
 * follow. It is shown as text in any case, never as HTML; this keeps what an
 * attacker put there from being read and typed.
 */
export const plainText = (value: string): string => withoutAddresses(withoutMarkup(value));

/** Where something may begin that only more text will tell: a tag, a link, an address. */
const OPEN = /(?:<(?:[a-z!/][^<>]*)?|!?\[[^[\]]*(?:\](?:\([^()]*)?)?|!)$/i;
const LAST_WORD = /(?<!\S)\S*$/;
const LONGEST_HELD = 2_000;

/**
 * A text up to where something may have begun, over and over: a model may write thousands of `!`. What is longer than
 * what is held back is none.
 */
function beforeOpen(text: string): string {
  const start = text.slice(0, -LONGEST_HELD);
  let end = text.slice(-LONGEST_HELD);
  for (let open = OPEN.exec(end); open; open = OPEN.exec(end)) end = end.slice(0, open.index);
  return start + end;
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

/**
 * As `plainText`, for text that comes in pieces: gives out what no later piece
 * can change. Held back is the last word, and an opened tag or link.
 */
export function plainTextStream() {
  let received = "";
  let given = 0;
  const settled = () => {
    const opened =
      /<(script|style|iframe|svg|object)\b(?![\s\S]*<\/\1)/i.exec(received) ?? /<!--(?![\s\S]*-->)/.exec(received);
    let end = opened ? opened.index : LAST_WORD.exec(received)!.index;
    // What is cut off may itself have stood in a tag or a link.
    end = beforeOpen(received.slice(0, end)).length;
    const tooLong = !opened && received.length - end > LONGEST_HELD;
    const text = withoutMarkup(tooLong ? received : received.slice(0, end));
    // Where something was taken out, what stood around it is one word now, or an opened tag.
    const sure = tooLong ? text : beforeOpen(text.slice(0, LAST_WORD.exec(text)!.index));
    // What is held back may be the end of a tag whose beginning is not.
    return commonStart(withoutAddresses(sure).trim(), plainText(received).trim());
  };
  const give = (text: string) => {
    const fresh = text.slice(given);
    given = Math.max(given, text.length);
    return fresh;
  };
  return {
    /** @returns what can be shown of it, perhaps nothing yet. */
    push(piece: string): string {
      received += piece;
      return give(settled());
    },
    /** @returns the rest. */
    end(): string {
      return give(plainText(received).trim());
    },
    /** The whole of it so far. */
    text: () => plainText(received).trim(),
  };
}

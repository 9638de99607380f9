import { wordsApart, type WordsApart } from "~/languages/apart.server";
import arAccount from "~/languages/ar/account";
import arBooking from "~/languages/ar/booking";
import esAccount from "~/languages/es/account";
import esBooking from "~/languages/es/booking";
import arMails from "~/languages/mails/ar.server";
import esMails from "~/languages/mails/es.server";

type Texts = typeof esMails & typeof esBooking & typeof esAccount;

/** What mails and calendar entries are written with. What appointments and devices are called, they share with the pages. */
export type MailWords = WordsApart<Texts>;

/** The words of a mail in a language. */
export const mailWords = wordsApart<Texts>({
  es: [esAccount, esBooking, esMails],
  ar: [arAccount, arBooking, arMails],
});

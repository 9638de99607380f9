import { readFormError } from "~/domain/form-error";
import { englishTranslator } from "~/locales/translator";

/** What an error of a form says in English. */
export const errorText = (error: string): string => englishTranslator.say(readFormError(error));

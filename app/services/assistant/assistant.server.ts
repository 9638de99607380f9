import { MAX_REPLY, type Engine, type PatientContext } from "~/domain/assistant/chat";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { factsOf } from "~/domain/assistant/coach/facts";
import { forbiddenOf, SENTENCE_ENDS, servesForbidden, type Forbidden } from "~/domain/assistant/coach/forbidden";
import { interactionAnswer, interactionsAsked } from "~/domain/assistant/coach/interactions";
import type { Reply } from "~/domain/assistant/coach/numbers";
import { coachReply, STAYING } from "~/domain/assistant/coach/reply";
import { safetyAnswer, toldIn } from "~/domain/assistant/coach/safety";
import { emergencyFor } from "~/domain/assistant/guard";
import { plainText, plainTextStream } from "~/domain/assistant/plain-text";
import type { Language } from "~/domain/language";
import { asMessage, type Message } from "~/domain/message";
import { checkInteractions } from "~/domain/interactions/check";
import { predictHealth } from "~/domain/prediction/predict";
import {
  analyzeSymptoms,
  applyGuard,
  guardFor,
  symptomReplySchema,
  toReply,
  type SymptomReply,
  type SymptomRequest,
} from "~/domain/triage";
import { answeredIn, inEnglish, inputInEnglish } from "~/domain/triage/foreign";
import { reportIn } from "~/locales/interaction-words.server";
import { assistantTranslator, sayParagraphs } from "~/locales/assistant-words.server";
import type { Log } from "~/services/log.server";
import { ModelFault, type Model } from "./model.server";
import { analysisPrompt, chatPrompt, type Turn } from "./prompt.server";
import { guardedIn, sayEmergency, sayReply, toldBefore, writtenIn, type Cleared, type Written } from "./telling.server";

/** What of a reply there is next. */
export type ReplyPart =
  /** Whom to call, before anything else. */
  | { type: "emergency"; emergency: Emergency }
  /** The first of an engine's says who writes, and in which language if it is not English. */
  | ({ type: "token"; text: string; engine?: Engine } & Written)
  /** What came so far does not stand: another engine begins again. */
  | { type: "restart" }
  | ({ type: "end"; text: string; engine: Engine } & Written);

type Question = {
  context: PatientContext | null;
  /** The conversation, its last message the patient's question. */
  turns: readonly Turn[];
  /** What tells who is asking, to be kept from a model. */
  known: readonly string[];
  /** Of the page: in which the answer is to be, unless the patient writes in another of ours. English if not said. */
  language?: Language;
  /** What the patient has said is no emergency. */
  cleared?: Cleared;
};

/** One interface over two engines: a third party's model where there is one and it answers, else our own rules. */
export type Assistant = {
  /** Whether a model is asked at all. */
  usesModel: boolean;
  /**
   * A chat's reply as it is written. The guard comes first and in code: an
   * emergency is told before anything else, and then no model is asked, so that
   * none can talk it away.
   * @throws the signal's reason when `signal` is aborted; nothing else.
   */
  reply(question: Question, signal: AbortSignal): AsyncGenerator<ReplyPart, void>;
  /**
   * Symptoms to a risk, an urgency and what to do. The guard comes first and
   * last: no engine's answer is less urgent than it allows.
   * @param language in which the answer is to be, unless the patient writes in another of ours. What our own engine
   * cannot say in it whole comes in English.
   * @param known what tells who is asking, to be kept from a model.
   * @throws the signal's reason when `signal` is aborted; nothing else.
   */
  analyzeSymptoms(
    asked: SymptomRequest,
    known: readonly string[],
    signal: AbortSignal,
    language?: Language,
  ): Promise<Analysis>;
  /** By tables and published models only: what a language model could add to them is to leave a warning out. */
  checkInteractions: typeof checkInteractions;
  predictHealth: typeof predictHealth;
};

type Analysis = SymptomReply & Written & { engine: Engine; emergency: Emergency | null };

const ANALYSIS_RULES = `You sort the symptoms of a visitor of a telehealth website for adults in the United States.
- Answer with a JSON object of the given schema and nothing else: risk level, urgency (emergency: call 911 now; urgent: be seen by a clinician within days, today or tomorrow where it may be dangerous; routine: an appointment, or self-care), confidence from 0 to 1 in the first guess, up to 5 possible causes, up to 6 actions, a specialty if one fits, up to 4 questions that would help.
- Plain words, plain text in every field: no markup, no links. You do not diagnose. In doubt choose the more urgent level.`;

/** Makes the tokens of one engine's reply: the first says whose they are, so that one which is stopped says it too. */
function tokensOf(writer: { engine: Engine } & Written) {
  let isFirst = true;
  return (text: string): ReplyPart => {
    const said = isFirst ? writer : {};
    isFirst = false;
    return { type: "token", text, ...said };
  };
}

/** A model's texts as plain ones; what is empty then was nothing else. */
function inPlainText(result: SymptomReply): SymptomReply {
  const texts = (items: string[]) => items.map((item) => plainText(item).trim()).filter(Boolean);
  return {
    ...result,
    preliminaryDiagnosis: texts(result.preliminaryDiagnosis),
    recommendedActions: texts(result.recommendedActions),
    additionalQuestions: texts(result.additionalQuestions),
  };
}

const english = assistantTranslator("en");

/** @param model without one, all answers come from the built-in engine. */
export function createAssistant({ model, log }: { model: Model | null; log: Pick<Log, "error"> }): Assistant {
  const noteFault = (error: unknown) => {
    // Given up because the process ends: nobody's fault.
    if (!(error instanceof ModelFault && error.kind === "ending")) log.error(error);
  };

  /** @throws {ModelFault} where a model's text serves what the person must not eat. */
  const requireSuitable = (text: string, forbidden: Forbidden, language: Language = "en") => {
    if (servesForbidden(text, forbidden, (part) => inEnglish(part, language))) throw new ModelFault("unsuitable");
  };

  /**
   * @param forbidden what the person must not eat: with it each sentence is shown only when it is whole and was looked
   * through, because a peanut sauce that is taken back has been read.
   * @returns the text, or `null` if it failed: then what was shown has to be taken back.
   */
  async function* fromModel(
    model: Model,
    { context, turns, known, language }: Question,
    token: ReturnType<typeof tokensOf>,
    lead: string,
    forbidden: Forbidden | null,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPart, string | null> {
    const stream = plainTextStream();
    let held = "";
    /** What of new text may be shown now. */
    const suitable = (text: string, isLast = false): string => {
      if (!forbidden) return text;
      held += text;
      const end = isLast ? held.length : Math.max(...SENTENCE_ENDS.map((mark) => held.lastIndexOf(mark))) + 1;
      const whole = held.slice(0, end);
      held = held.slice(end);
      requireSuitable(whole, forbidden, language);
      return whole;
    };
    try {
      if (lead) yield token(`${lead}\n\n`);
      for await (const piece of model.text(chatPrompt(context, turns, known, language, forbidden), signal)) {
        const text = suitable(stream.push(piece));
        if (text) yield token(text);
        if (stream.text().length > MAX_REPLY) break;
      }
      const rest = suitable(stream.end(), true);
      if (rest) yield token(rest);
      return stream.text() ? (lead ? `${lead}\n\n` : "") + stream.text() : null;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      noteFault(error);
      return null;
    }
  }

  /** @returns a model's result with its texts made plain, or `null` if it gave none. */
  async function resultFromModel(
    model: Model,
    asked: SymptomRequest,
    known: readonly string[],
    forbidden: Forbidden | null,
    signal: AbortSignal,
    language: Language,
  ): Promise<SymptomReply | null> {
    try {
      const context = {
        age: asked.patientAge,
        gender: asked.patientGender,
        currentSymptoms: asked.symptoms,
        medicalHistory: asked.medicalHistory,
      };
      const result = inPlainText(
        await model.object(
          "symptom_analysis",
          symptomReplySchema,
          analysisPrompt(context, known, ANALYSIS_RULES, language, forbidden),
          signal,
        ),
      );
      if (forbidden) requireSuitable(result.recommendedActions.join("\n"), forbidden, language);
      return result.recommendedActions.length > 0 ? result : null;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      noteFault(error);
      return null;
    }
  }

  return {
    usesModel: model !== null,
    checkInteractions,
    predictHealth,
    async analyzeSymptoms(asked, known, signal, language = "en") {
      const { symptoms, patientAge: age, patientGender: gender, medicalHistory } = asked;
      const translator = assistantTranslator(
        answeredIn([toldBefore({ medicalHistory, currentSymptoms: symptoms })], language),
      );
      const input = inputInEnglish({ symptoms, age, gender, medicalHistory }, language);
      const guard = guardFor(input);
      // As in the chat: what has to be done in an emergency no model is asked.
      const read = {
        age: null,
        gender: "",
        currentSymptoms: [...input.symptoms],
        medicalHistory: [...(input.medicalHistory ?? [])],
      };
      const forbidden = forbiddenOf(factsOf(read, [], [...medicalHistory, ...symptoms]));
      const fromModel =
        model && !guard.call
          ? await resultFromModel(model, asked, known, forbidden, signal, translator.language)
          : null;
      const result = applyGuard(fromModel ?? toReply(analyzeSymptoms(input)), guard);
      const said = sayReply(result, translator);
      return {
        ...(said ? { ...said, ...writtenIn(translator) } : sayReply(result, english)!),
        engine: fromModel ? "model" : "built-in",
        emergency: sayEmergency(emergencyFor(guard, result.urgency), translator),
      };
    },
    async *reply(question, signal) {
      const typed = question.turns.filter(({ role }) => role === "user").map(({ content }) => content);
      const { emergency, lead, isNow, read, translator } = await guardedIn(
        question.context,
        typed,
        question.language ?? "en",
        question.cleared,
      );
      if (emergency) yield { type: "emergency", emergency };
      const told = [
        ...formTexts(question.context),
        ...formTexts(read.context),
        ...typed.flatMap((text, index) => [...new Set([text, read.messages[index]!])]),
      ];
      const last = [...new Set([typed.at(-1) ?? "", read.messages.at(-1) ?? ""])];
      const before = told.slice(0, told.length - last.length);
      // What must be said is said by our own rules, whoever else could answer.
      const safety = safetyAnswer(toldIn(before, last));
      const report = safety || isNow ? null : interactionsAsked(before, last);
      if (model && !emergency && !safety && !report) {
        const forbidden = forbiddenOf(
          factsOf(read.context, read.messages, [...(question.context?.medicalHistory ?? []), ...typed]),
        );
        const text = yield* fromModel(
          model,
          { ...question, language: translator.language },
          tokensOf({ engine: "model", ...writtenIn(translator) }),
          lead ? translator.say(lead) : "",
          forbidden,
          signal,
        );
        if (text !== null) return void (yield { type: "end", text, engine: "model", ...writtenIn(translator) });
        yield { type: "restart" };
      }
      const { text: own, written } = ownAnswer();
      const writer = { engine: "built-in" as const, ...written };
      const token = tokensOf(writer);
      for (const text of own.match(/(?<!\s)\s*\S+/g) ?? []) {
        signal.throwIfAborted();
        yield token(text);
      }
      yield { type: "end", text: own, ...writer };

      function ownAnswer(): { text: string; written: Written } {
        if (report) {
          const translated = lead === null || translator.canSay(lead) ? reportIn(translator.language, report) : null;
          const { say } = translated ? translator : english;
          const answer = interactionAnswer(translated ?? reportIn("en", report), say);
          return {
            text: lead ? `${say(lead)}\n\n${answer}` : answer,
            written: translated ? writtenIn(translator) : {},
          };
        }
        const paragraphs = answerWith(lead);
        const text = sayParagraphs(translator, paragraphs);
        return text === null
          ? { text: sayParagraphs(english, paragraphs)!, written: {} }
          : { text, written: writtenIn(translator) };
      }

      function answerWith(lead: Message | null): Reply {
        const before = lead ? [lead] : [];
        // Sugar first, and then the call: it works within minutes.
        if (safety)
          return safety.id === "low sugar" ? [asMessage(safety.text), ...before] : [...before, asMessage(safety.text)];
        // To an emergency there is one answer; what else was asked can wait.
        if (isNow) return before;
        const isCrisis = emergency?.calls[0]?.href === "tel:988";
        const answer = coachReply(
          read.context,
          read.messages,
          question.context,
          typed,
          isCrisis ? "crisis" : lead ? "danger" : null,
        );
        return answer === STAYING ? answer : [...before, ...answer];
      }
    },
  };
}

/** What the form told, one text each. */
const formTexts = (context: PatientContext | null): string[] => [
  ...(context?.medicalHistory ?? []),
  ...(context?.currentSymptoms ?? []),
];

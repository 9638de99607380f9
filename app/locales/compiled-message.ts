/**
 * A message as `scripts/messages.ts` compiles it from a translator's file: a text, or its parts, with the names of the
 * values that stand between them and the forms that the language has for a number.
 */
export type CompiledMessage = string | readonly Token[];
export type Token = string | readonly [name: string, type?: string, forms?: Readonly<Record<string, CompiledMessage>>];
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

import * as z from 'zod';
import type { Artwork } from './artwork.ts';
import { emailInput } from './email.ts';
import { inputMessages } from './input-messages.ts';
import { languages } from './language.ts';
import { mostMessage, mostName } from './question-size.ts';
import { isFound } from './find.ts';
import { findInput, textInput } from './text.ts';

/** Body of POST /api/questions. A name is one line. */
export const questionInput = z
  .object({
    name: textInput()
      .overwrite((text) => text.replace(/\s+/g, ' '))
      .min(1, inputMessages.name)
      .max(mostName, inputMessages.tooLong),
    email: emailInput(inputMessages.email),
    message: textInput().max(mostMessage, inputMessages.tooLong),
    artworkId: z.string().min(1).max(200).optional(),
    /** The price of the artwork is asked (rule 98). It needs no message. */
    asksPrice: z.boolean().optional(),
  })
  .refine(({ message, artworkId, asksPrice }) => message || (artworkId && asksPrice), {
    path: ['message'],
    error: inputMessages.question,
  });
export type QuestionInput = z.infer<typeof questionInput>;

const states = ['open', 'answered'] as const;
const state = z.enum(states);

export const questionId = /^\d{13}-\w+$/;

/** `id` sorts by time: '1763740800000-1a2b3c4d5e6f7a8b'. `artworkTitle`: the title on the day of the question. */
export const questionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  artworkId: z.string().nullable(),
  artworkTitle: z.string().nullable(),
  asksPrice: z.boolean().optional(),
  state,
  /** Of the page with the form; English without it. */
  language: z.enum(languages).optional(),
});
export type Question = z.infer<typeof questionSchema>;
export type QuestionState = Question['state'];
/** `work`: the artwork as it is now, with its price in dollars; null: there is none. */
export type AskedQuestion = Question & { work: Pick<Artwork, 'id' | 'title' | 'price'> | null };

/** Body of PATCH /api/admin/questions/{id}. */
export const questionEdit = z.object({ state });

/** `before` names the question to continue from. */
export const questionsQuery = z.object({
  before: z.string().regex(questionId, 'Must be the id of a question').optional(),
  find: findInput,
  show: z.enum(states, `one of ${states.join(', ')}`).optional(),
});
export type QuestionsQuery = z.infer<typeof questionsQuery>;

export function isFoundQuestion(question: Question, { find, show }: QuestionsQuery): boolean {
  const { name, email, message, artworkTitle, state: stored } = question;
  if (show && show !== stored) return false;
  return !find || isFound(find, [name, email, message, artworkTitle]);
}

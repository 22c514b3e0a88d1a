import type { AskedQuestion, QuestionsQuery } from '#shared/question';
import { listArtworks } from '../artworks/artworks.ts';
import { listQuestions } from './records.ts';

/** Returns a page of questions, newest first, each with its artwork of now: an offer begins with its price. Throws 503. */
export async function listAskedQuestions(query: QuestionsQuery): Promise<AskedQuestion[]> {
  const questions = await listQuestions(query);
  const isAsked = questions.some(({ artworkId }) => artworkId);
  const artworks = isAsked ? await listArtworks() : [];
  const works = new Map(artworks.map(({ id, title, price }) => [id, { id, title, price }]));
  return questions.map((question) => ({
    ...question,
    work: works.get(question.artworkId ?? '') ?? null,
  }));
}

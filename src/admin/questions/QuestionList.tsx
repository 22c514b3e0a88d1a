import type { AskedQuestion } from '#shared/question';
import { FoundPages } from '../ui/FoundPages.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { QuestionEntry } from './QuestionEntry.tsx';
import { questionFinder, questions } from './questions-store.ts';

export function QuestionList() {
  return (
    <Loaded resource={questions} name="questions">
      {(page) => (
        <div data-focus-next tabIndex={-1} className="max-w-4xl outline-none">
          <FoundPages
            list={questions}
            page={page}
            finder={questionFinder}
            noun={['question', 'questions']}
            hint="Name, words"
            nothingYet={<NoQuestions />}
          >
            <Entries entries={page.items} />
          </FoundPages>
        </div>
      )}
    </Loaded>
  );
}

function Entries({ entries }: { entries: AskedQuestion[] }) {
  return (
    <>
      <p className="mb-4 text-sm text-sann">Questions are deleted after a year.</p>
      <ul aria-label="Questions" className="divide-y divide-liy border-y border-liy">
        {entries.map((question) => (
          <li key={question.id}>
            <QuestionEntry question={question} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoQuestions() {
  return (
    <div className="py-16 text-center">
      <p className="font-display text-xl">No questions yet</p>
      <p className="mt-2 text-sann">
        When somebody asks about a work, the question stands here and comes to you by e-mail.
      </p>
    </div>
  );
}

export const longestMs = 20_000;

/** Rejects when there is no answer for 20 seconds (rule 78). */
export function inTime<Answer>(task: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), longestMs);
    void task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

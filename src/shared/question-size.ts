/** Longest texts of a question, in characters. */
export const mostName = 80;
export const mostEmail = 254;
export const mostMessage = 2000;

/** GET /api/admin/questions answers so many at most, newest first. */
export const questionsPage = 50;

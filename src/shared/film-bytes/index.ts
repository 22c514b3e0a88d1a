export { type Blank, blankOut, findBlanks } from './blanks.ts';
export { type FilmFacts, largestFilm, readFilmFile, sizeFlaw } from './film-file.ts';

/** The `sizes` of pictures that fill columns of equal width (`.in-columns`). */
export const columnSizes = {
  two: '(min-width: 1760px) 43vw, (min-width: 640px) 39vw, 84vw',
  three: '(min-width: 1760px) 28vw, (min-width: 1024px) 26vw, (min-width: 640px) 39vw, 84vw',
};

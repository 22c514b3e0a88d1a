/** What is wrong with a picture's file: its end is missing, it has no pixels, or it breaks its format. */
export type PictureFlaw = 'incomplete' | 'empty' | 'broken';

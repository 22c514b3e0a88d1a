/** 'incomplete': no end; 'empty': no pixels; 'broken': violates the format. */
export type PictureFlaw = 'incomplete' | 'empty' | 'broken';

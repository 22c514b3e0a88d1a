/** Finds the numbers of orders in a text: 'K7M-4QX', '#K7M-4QX'. For `split`, which returns them at the odd places. */
export const orderNumbers = /(#?\b[A-Z\d]{3}-[A-Z\d]{3}\b)/;

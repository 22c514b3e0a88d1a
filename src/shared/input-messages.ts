/** Of what visitors type. The refusals have them in each language. */
export const inputMessages = {
  name: 'Please give your name',
  email: 'Please give your e-mail address',
  emailForm:
    'This is not an e-mail address that we can write to. Please give one like name@example.com.',
  emailLetters:
    'Before the @ of an e-mail address we can only use letters without accents. Please check it or give another address.',
  question: 'Please write your question',
  contact: 'Please provide your name and email address.',
  receiver: 'Please say who receives it',
  street: 'Please give the street and number',
  city: 'Please give the city',
  country: 'Please choose the country',
  tooLong: 'This is too long. Please shorten it.',
};

/** Of what visitors type. The refusals have them in each language. */
export const inputMessages = {
  name: 'Please give your name',
  email: 'Please give your e-mail address',
  question: 'Please write your question',
  contact: 'Please provide your name and email address.',
  receiver: 'Please say who receives it',
  street: 'Please give the street and number',
  city: 'Please give the city',
  country: 'Please choose the country',
};

export const about = {
  title: 'About Me',
  description: 'An engineer from Jacmel who kept painting, and in the end let the paintings win.',
  lead: 'I learned to see twice: first as an engineer, who asks what holds a thing up, and then as a painter, who asks why one cannot look away from it.',
  jacmel: {
    title: 'Jacmel',
    text: [
      'I was born in Jacmel, on the south coast of Haiti, in a house with blue shutters above a yard where my grandmother sold mangoes by the dozen and advice by the hour. On Saturdays the road below the house became a river of headscarves and baskets. I drew it on everything that was flat: receipts, cement bags, the backs of my father’s plans.',
      'My father built bridges. He taught me that a line has weight, that every load has to go somewhere, and that you do not trust a colour before you have seen it in the rain.',
    ],
  },
  professions: {
    title: 'Two professions',
    text: [
      'I became an engineer too, and for twelve years I calculated roofs and water tanks by day and painted at night, with the radio on and the lamp too close to the canvas. People asked which of the two was the real work. I never found the seam. A composition stands or falls like a frame does: take one member away, and you learn what it was carrying.',
      'Then a neighbour bought a painting of the drummers, carried it home on her head, and hung it in her kitchen. I went to see it there. It was the best-lit wall in the house. The week after, I cleared the drawing table.',
    ],
  },
  now: {
    title: 'How I paint now',
    text: [
      'Slowly, and from the ground up. A warm ground first, then large fields of colour, then strokes that follow the form and get smaller as they come nearer to what matters. I leave some of the ground showing. A painting should admit how it was made.',
      'The subjects are the ones I have always had: the market, the boats, the drums, the garden and the hills at night, when every lit window is somebody still awake. Each work exists once. I sign it on the back, wrap it myself, and I am always a little sorry to see it go.',
    ],
  },
  seeTheWall: 'See what is on the wall',
};

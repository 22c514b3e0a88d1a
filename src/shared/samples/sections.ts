import type { PageName, Section } from '../content.ts';

/** An id is the section's creation time. */
export const sampleSections: Partial<Record<PageName, Section[]>> = {
  about: [
    {
      id: Date.UTC(2024, 0, 7, 15),
      title: 'Jacmel',
      content:
        'I was born in Jacmel, on the south coast of Haiti, in a house with blue shutters above a yard where my grandmother sold mangoes by the dozen and advice by the hour. On Saturdays the road below the house became a river of headscarves and baskets. I drew it on everything that was flat: receipts, cement bags, the backs of my father’s plans.\n\nMy father built bridges. He taught me that a line has weight, that every load has to go somewhere, and that you do not trust a colour before you have seen it in the rain.',
      imageUrl: '/samples/jou-mache.jpg',
      imageAlt:
        'Women carry baskets of mangoes and oranges on their heads through a sunlit market square.',
      imageWidth: 2400,
      imageHeight: 1800,
    },
    {
      id: Date.UTC(2024, 0, 7, 16),
      title: 'Two professions',
      content:
        'I became an engineer too, and for twelve years I calculated roofs and water tanks by day and painted at night, with the radio on and the lamp too close to the canvas. People asked which of the two was the real work. I never found the seam. A composition stands or falls like a frame does: take one member away, and you learn what it was carrying.\n\nThen a neighbour bought a painting of the drummers, carried it home on her head, and hung it in her kitchen. I went to see it there. It was the best-lit wall in the house. The week after, I cleared the drawing table.',
      imageUrl: '/samples/tanbouye.jpg',
      imageAlt: 'Three drummers with closed eyes around a fire at night.',
      imageWidth: 1920,
      imageHeight: 2400,
    },
    {
      id: Date.UTC(2024, 0, 7, 17),
      title: 'How I paint now',
      content:
        'Slowly, and from the ground up. A warm ground first, then large fields of colour, then strokes that follow the form and get smaller as they come nearer to what matters. I leave some of the ground showing. A painting should admit how it was made.\n\nThe subjects are the ones I have always had: the market, the boats, the drums, the garden and the hills at night, when every lit window is somebody still awake. Each work exists once. I sign it, wrap it myself, and I am always a little sorry to see it go.',
      imageUrl: '/samples/bato-anba-loraj.jpg',
      imageAlt: 'Five small sailing boats under towering storm clouds.',
      imageWidth: 2400,
      imageHeight: 1600,
    },
  ],
  artist: [
    {
      id: Date.UTC(2024, 0, 14, 15),
      title: 'The engineer',
      content:
        'Twelve years of roofs, tanks and small bridges on the south coast. Of that time there remain a steel ruler, a respect for gravity, and the habit of drawing a thing from three sides before believing in it.',
    },
    {
      id: Date.UTC(2024, 0, 14, 16),
      title: 'The painter',
      content:
        'Self-taught, in the company of everyone who ever painted a market from memory. Acrylic when the colour has to be loud, oil when it has to wait. Works hang in kitchens, two schools, a clinic and one ferry office.',
    },
  ],
  process: [
    {
      id: Date.UTC(2024, 1, 4, 15),
      title: 'Chalk',
      content:
        'The first drawing is chalk on a warm ground, and mostly wrong. It stays on the wall for a week. What still looks right on Sunday may keep its place.',
    },
    {
      id: Date.UTC(2024, 1, 4, 16),
      title: 'Fields',
      content:
        'Then the large fields of colour, put down quickly with a brush as wide as a hand. From across the room the painting has to work already, or no detail will save it.',
    },
    {
      id: Date.UTC(2024, 1, 4, 17),
      title: 'Strokes',
      content:
        'After that come the strokes that follow the form, each layer smaller than the one before, and never everywhere. The ground goes on shining through where nothing happens.',
    },
  ],
  inspirations: [
    {
      id: Date.UTC(2024, 2, 10, 15),
      title: 'The road on Saturday',
      content:
        'The same road is empty six days a week. On the seventh it carries more colour than the botanical garden, and every basket is a composition that somebody balanced before dawn.',
    },
    {
      id: Date.UTC(2024, 2, 10, 16),
      title: 'Weather over the bay',
      content:
        'A storm announces itself in blue, then in a blue that has no name. The fishermen read it in time. The painter usually gets wet.',
    },
    {
      id: Date.UTC(2024, 2, 10, 17),
      title: 'Windows at night',
      content:
        'From the terrace one can count them until sleep comes. Each is the same yellow, and no two are the same.',
    },
  ],
  'news & blog': [
    {
      id: Date.UTC(2024, 10, 24, 15),
      title: 'A letter from Gonaïves',
      content:
        'A teacher wrote that her class has hung a postcard of the drummers over the blackboard, and that the left one is now called Ti Jean. They asked what he is playing. I wrote back that I had always thought it was a slow yanvalou, but that Ti Jean should decide.',
      imageUrl: '/samples/tanbouye.jpg',
      imageAlt: 'Drummers with tall drums at night, lit by a fire.',
      imageWidth: 1920,
      imageHeight: 2400,
    },
    {
      id: Date.UTC(2024, 8, 15, 15),
      title: 'The hibiscus won',
      content:
        'Three mornings I came to the garden too late, and the flower had closed on me. On the fourth the hummingbird was already there, and looked at me as if I had slept.',
      imageUrl: '/samples/choublak.jpg',
      imageAlt: 'Red hibiscus blossoms with a hummingbird.',
      imageWidth: 1800,
      imageHeight: 2400,
    },
    {
      id: Date.UTC(2024, 5, 2, 15),
      title: 'Blue, again',
      content:
        'Mixed seven blues for the storm and used five. The two that are left over are for a sky I have not met yet.',
      imageUrl: '/samples/bato-anba-loraj.jpg',
      imageAlt: 'Sailing boats under towering blue storm clouds.',
      imageWidth: 2400,
      imageHeight: 1600,
    },
  ],
};

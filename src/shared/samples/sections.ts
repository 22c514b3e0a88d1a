import type { PageName, Section } from '../content.ts';

/** An id is the section's creation time. */
export const sampleSections: Partial<Record<PageName, Section[]>> = {
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

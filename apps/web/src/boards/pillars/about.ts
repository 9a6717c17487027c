// The Pillars of the Earth in a sentence.

export const about = {
  en: 'Builders drawn from a bag, at falling prices, and craftsmen who raise a cathedral.',
  de: 'Baumeister aus dem Beutel, zu fallenden Preisen, und Handwerker bauen eine Kathedrale.',
  hu: 'Zsákból húzott építőmesterek, egyre olcsóbban, és kézművesek emelnek katedrálist.',
  ru: 'Зодчие из мешка по падающей цене и ремесленники, которые возводят собор.',
};

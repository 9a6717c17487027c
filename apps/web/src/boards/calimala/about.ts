// Calimala in a sentence.

export const about = {
  en: 'Cloth merchants build Florence. Your discs act again whenever another lands on them.',
  de: 'Tuchhändler bauen Florenz. Deine Scheiben werden wieder aktiv, sobald eine auf ihnen landet.',
  hu: 'Posztókereskedők építik Firenzét. Korongjaid újra cselekszenek, ha másik kerül rájuk.',
  ru: 'Торговцы сукном строят Флоренцию. Ваши диски действуют снова, когда на них ложится другой.',
};

// The Capitals in a sentence.

export const about = {
  en: 'A city through three eras: lay tiles, feed them energy, outshine the others.',
  de: 'Eine Stadt, drei Ären: Baue sie aus, gib ihr Energie und überstrahle die anderen.',
  hu: 'Egy város három korszakon át: építs, adj neki energiát, és ragyogd túl a többit.',
  ru: 'Город в трёх эпохах: стройте, давайте ему энергию и затмите остальных.',
};

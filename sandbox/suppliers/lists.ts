/** What two suppliers of the demonstration list, each in its own way: costs and stock that have moved, and rows that cannot be used. */

/** `Šiaurinė tekstilė`, CSV with semicolons, costs with VAT and a decimal comma: moved costs, one that doubled, a new code, faults. */
export const textileList = [
  'Kodas;Pavadinimas;Kaina su PVM;Likutis',
  'SIAF5YP;Suknelė;54,90;98',
  'SIAWQ3V;Megztinis;68,40;15',
  'SIA4MKP;Auskarai;31,90;70',
  'SIA47TE;Megztinis vaikams;20,30;118',
  'SIAGVE2;Striukė vaikams;59,80;97',
  'SIANAUJA;Nauja prekė;12,00;40',
  '=HYPERLINK("http://example.com");Formulė;1,00;1',
  'SIAQG77;Paltas;pagal susitarimą;147',
].join('\r\n');

/** `Ibéria Moda`, JSON with the rows within, costs as numbers. */
export const modaList = {
  generated: '2026-11-24T06:00:00Z',
  data: {
    items: [
      { ref: 'IBEMV7F', price: 8.1, stock: 160 },
      { ref: 'IBENFB4', price: 8.4, stock: 96 },
      { ref: 'IBEXXXX', price: 21.5, stock: 12 },
      { ref: 'IBENFB4', price: 9.9, stock: 3 },
    ],
  },
};

export interface ScenePalette {
  sky: string
  sun: string
  /** From the farthest sheet to the nearest. */
  sheets: [string, string, string, string, string, string]
  /** Things before the sheets: a roof, a hull, and their dark parts. */
  body: string
  dark: string
}

/** The hours of a day and the seasons of a field. */
export const SCENE_PALETTES: ScenePalette[] = [
  {
    sky: '#F3E3C4',
    sun: '#C7452F',
    sheets: ['#E5CE9C', '#C7B778', '#94A66B', '#5E8A63', '#2F6B57', '#174A47'],
    body: '#7A2418',
    dark: '#3E1A14',
  },
  {
    sky: '#F6DFB8',
    sun: '#E59A3C',
    sheets: ['#E3BF8A', '#D4A878', '#C9946A', '#8E7F5E', '#2F5F56', '#12443F'],
    body: '#7A2418',
    dark: '#3E1A14',
  },
  {
    sky: '#DDEBE8',
    sun: '#F0B65A',
    sheets: ['#BFDCD8', '#93C3C2', '#5FA3A8', '#357F8C', '#1B5E74', '#0C4A63'],
    body: '#9A3B22',
    dark: '#3A1D18',
  },
  {
    sky: '#F4DAD0',
    sun: '#E4785C',
    sheets: ['#E6BBB4', '#CB959B', '#A56F85', '#7A4F70', '#513859', '#332844'],
    body: '#2E2440',
    dark: '#1C162B',
  },
  {
    sky: '#20305A',
    sun: '#F2DFA6',
    sheets: ['#31477A', '#3D5A8A', '#2F6B86', '#235A6C', '#18454F', '#10323B'],
    body: '#C7553B',
    dark: '#2A1A22',
  },
  {
    sky: '#FBEBCB',
    sun: '#D9603F',
    sheets: ['#F1D48A', '#E3B94E', '#C79A33', '#A17A2A', '#6E5A24', '#403A1C'],
    body: '#1F3A68',
    dark: '#14264A',
  },
]

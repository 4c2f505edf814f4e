/**
 * By the first two digits of a district's code. `name` is what the laws of 2023 and 2024 call it; `also` what people
 * write besides, such as the names before or after a law.
 */
export const provinces: Readonly<Record<string, { name: string; short: string; also?: readonly string[] }>> =
  {
    '11': { name: '서울특별시', short: '서울', also: ['서울시'] },
    '26': { name: '부산광역시', short: '부산', also: ['부산시'] },
    '27': { name: '대구광역시', short: '대구', also: ['대구시'] },
    '28': { name: '인천광역시', short: '인천', also: ['인천시'] },
    '29': { name: '광주광역시', short: '광주', also: ['전남광주통합특별시'] },
    '30': { name: '대전광역시', short: '대전', also: ['대전시'] },
    '31': { name: '울산광역시', short: '울산', also: ['울산시'] },
    '36': { name: '세종특별자치시', short: '세종', also: ['세종시'] },
    '41': { name: '경기도', short: '경기' },
    '43': { name: '충청북도', short: '충북' },
    '44': { name: '충청남도', short: '충남' },
    '46': { name: '전라남도', short: '전남', also: ['전남광주통합특별시'] },
    '47': { name: '경상북도', short: '경북' },
    '48': { name: '경상남도', short: '경남' },
    '50': { name: '제주특별자치도', short: '제주', also: ['제주도'] },
    '51': { name: '강원특별자치도', short: '강원', also: ['강원도'] },
    '52': { name: '전북특별자치도', short: '전북', also: ['전라북도', '전북도'] },
  };

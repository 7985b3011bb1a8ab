import { describe } from 'vitest';
import { contractFor } from './contract-suite';

const contract = contractFor(process.env);

describe(`the contract ${contract.name}`, () => {
  contract.pin();
});

import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose:
    'Password koi bhaanp sakta hai ya chura sakta hai. Phir bhi koi aur andar na aaye, woh yahan set karein.',
});

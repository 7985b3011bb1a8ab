import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { giveModules } from './given-modules';
import { reserveRuntimeCore } from './runtime-core';

/** The modules that the page shares with the tools. */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

giveModules(shared);
reserveRuntimeCore();

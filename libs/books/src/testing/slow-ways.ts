/** The slow second way to what is asked of many days, for tests elsewhere that must not ask the library what is right. */
export { forecastBySlowWay } from './slow-forecast';
export { hoursBySlowWay } from './slow-hours';
export { matrixBySlowWay } from './slow-matrix';
export { shoppingBySlowWay } from './slow-shopping';

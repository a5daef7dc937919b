export const silent = { info() {}, error() {} };

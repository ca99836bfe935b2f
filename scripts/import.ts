import "@reagent/server/catalogue/import/command";
